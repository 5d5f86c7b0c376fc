import { defineCheck } from '../check.ts'
import { showsFile } from '../deployed-site.ts'

export const check = defineCheck({
  code: 'deployed/private-files',
  severity: 'error',
  summary: 'Files for servers and hosts are not public.',
  why: 'They tell an attacker what runs, and some of them hold secrets.',
  example: { before: 'GET /.diptych/forms.json\n200', after: 'GET /.diptych/forms.json\n404' },
  canBeAcknowledged: false,
  messages: {
    shown: {
      message: 'Anybody can read this file.',
      hint: 'Deploy what build --static writes, or let the server refuse names that start with a dot or _.',
    },
  },

  *check(site) {
    for (const answer of site.privateFiles)
      if (showsFile(answer, site)) yield { messageId: 'shown', url: answer.url }
  },
})
