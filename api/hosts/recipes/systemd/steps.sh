# As root, with the project in /srv/diptych and the address of your mail server:
cd /srv/diptych
npm ci
@BUILD@ --release
echo smtp://user:password@mail.example.com:587 | install -D -m 600 /dev/stdin /etc/diptych/smtp
cp .deploy/diptych.service .deploy/diptych-backup.service .deploy/diptych-backup.timer /etc/systemd/system/
install -m 755 .deploy/diptych /usr/local/bin/diptych
systemctl daemon-reload
systemctl enable --now diptych diptych-backup.timer
curl -s http://127.0.0.1:4322/readyz
