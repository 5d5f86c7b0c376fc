# In the repository, which Vercel builds at each push:
cp .deploy/vercel.json vercel.json
git add vercel.json && git commit -m "Publish at Vercel" && git push
