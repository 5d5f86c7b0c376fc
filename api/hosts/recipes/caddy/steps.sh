# As root, once @HOST@ leads to this machine and the server runs, such as by "diptych deploy systemd".
# Caddy gets the certificate itself:
cp .deploy/Caddyfile /etc/caddy/Caddyfile
systemctl reload caddy
