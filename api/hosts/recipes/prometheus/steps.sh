# As root, on the machine of Prometheus, with the address of the server in prometheus.yml:
cp .deploy/prometheus.yml .deploy/prometheus-rules.yml /etc/prometheus/
systemctl reload prometheus
