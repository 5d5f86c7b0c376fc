# In the repository, which Netlify builds at each push:
cp .deploy/netlify.toml netlify.toml
git add netlify.toml && git commit -m "Publish at Netlify" && git push
