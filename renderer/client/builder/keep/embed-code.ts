import { escapeHtml } from '../../site/escape-html.ts'

interface Placed {
  /** Host of the page that shows the quiz. */
  readonly host: string
  /** Name of the downloaded file. */
  readonly file: string
  readonly title: string
}

/**
 * The markup that shows a downloaded quiz on a page of its owner: a frame, and a script that gives the
 * frame the height that the quiz in it announces. It needs nothing of this site.
 */
export const embedCode = ({ host, file, title }: Placed): string =>
  `<iframe src="https://${host}/${encodeURIComponent(file)}" title="${escapeHtml(title)}" loading="lazy" style="width:100%;height:640px;border:0"></iframe>
<script>
addEventListener("message", function (event) {
  var height = event.data && event.data.quizHeight;
  if (typeof height !== "number" || !(height > 0)) return;
  document.querySelectorAll("iframe").forEach(function (frame) {
    if (frame.contentWindow === event.source) frame.style.height = Math.min(height, 9000) + "px";
  });
});
</script>`
