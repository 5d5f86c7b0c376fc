# As root, once @HOST@ leads to this machine and the server runs, such as by "diptych deploy systemd":
certbot certonly --standalone -d @HOST@
cp .deploy/nginx.conf /etc/nginx/conf.d/diptych.conf
nginx -t && systemctl reload nginx
