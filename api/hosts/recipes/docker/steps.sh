# As root in the project, once the secrets are made as the first lines of .deploy/compose.yaml say:
docker compose -f .deploy/compose.yaml up -d --build
docker compose -f .deploy/compose.yaml exec site diptych leads verify
