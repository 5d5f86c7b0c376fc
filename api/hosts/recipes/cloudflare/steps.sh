# In the repository. Cloudflare asks for the build command: @BUILD@ --static cloudflare
cp .deploy/wrangler.toml wrangler.toml
git add wrangler.toml && git commit -m "Publish at Cloudflare Pages" && git push
