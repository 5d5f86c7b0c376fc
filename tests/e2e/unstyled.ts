import type { Page } from 'playwright'

/**
 * How many rules the style sheet has that comes once a page is shown, besides those for paper and for browsers without
 * scripts, and the selectors of those that match an element before React has come. The menus show once the sheet is
 * there.
 */
export const unstyled = (page: Page) =>
  page.evaluate(() => {
    const selectorsIn = (rules: CSSRuleList, parent: string): readonly string[] =>
      Array.from(rules).flatMap((rule): readonly string[] => {
        if (rule instanceof CSSStyleRule) {
          const own = rule.selectorText
          const nested = own.includes('&') ? own.replaceAll('&', parent) : `${parent} ${own}`
          const selector = parent ? nested : own
          const inside = selectorsIn(rule.cssRules, `:is(${selector})`)
          return rule.style.length > 0 ? [selector, ...inside] : inside
        }
        if (rule instanceof CSSMediaRule && /print|scripting: none/.test(rule.conditionText))
          return []
        return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules, parent) : []
      })
    const late = document.querySelector<HTMLElement>('script[data-late]')?.dataset['late']
    const selectors = Array.from(document.styleSheets)
      .filter(
        ({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches(`[href="${late}"]`),
      )
      .flatMap(({ cssRules }) => selectorsIn(cssRules, ''))
    const ofElement = (selector: string) =>
      selector
        .replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '')
        .replaceAll(/(^|[\s>+~,(])(?=$|[,)])/g, '$1*')
    const early = selectors.filter((selector) =>
      Array.from(document.querySelectorAll(ofElement(selector))).some(
        (element) => !element.closest('.drawer, .plans-menu-list'),
      ),
    )
    return { rules: selectors.length, early }
  })
