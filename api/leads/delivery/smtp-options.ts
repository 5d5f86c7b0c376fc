const timeout = 10_000
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Options of the mail transport for `smtp://user:password@host:587`; only the own machine may do without TLS. */
export function smtpOptions({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !loopback.test(hostname),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

export type SmtpOptions = ReturnType<typeof smtpOptions>
