import type { ContentMap, OrganizationDetails } from '#site/types.ts'
import type { Language, Site } from '../model/site.ts'
import { languageTexts } from '../text/language-texts.ts'
import { requireContent } from '../text/resolve.ts'

type Organization = NonNullable<ContentMap['site']['organization']>
type Hours = NonNullable<Organization['hours']>
type DayHours = OrganizationDetails['hours'][number]

/** What a page shows of the organization, as its language writes it. */
export function emitOrganization(site: Site, language: Language): OrganizationDetails {
  const { organization = {} } = requireContent(site, 'site', { language })
  const { contact: words } = languageTexts(site, language)
  const { telephone, email, hours = [] } = organization
  return {
    address: addressLines(organization, language),
    ...(telephone !== undefined && {
      telephone: { text: telephone, href: `tel:${telephone.replaceAll(/[^\d+]/g, '')}` },
    }),
    ...(email !== undefined && { email }),
    hours: hours.length > 0 ? weekOf(hours, language) : [],
    ...(words && { words }),
  }
}

/** Countries that write the postal code after the city. */
const codeAfterCity = new Set('AU CA GB GG IE IM IN JE NZ SG US ZA'.split(' '))

/** An address as its own country writes it, with the name of the country for readers elsewhere. */
export function addressLines(
  { street, postalCode, city, country }: Organization,
  { locale }: Pick<Language, 'locale'>,
): string[] {
  const place = codeAfterCity.has(country ?? '') ? [city, postalCode] : [postalCode, city]
  const { region } = new Intl.Locale(locale).maximize()
  const isAbroad = country !== undefined && country !== region
  const lines = [
    street,
    place.filter((part) => part !== undefined).join(' '),
    isAbroad ? new Intl.DisplayNames([locale], { type: 'region' }).of(country) : undefined,
  ]
  return lines.flatMap((line) => line || [])
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The days of the week from Monday, those with equal hours that follow each other as one. Closed days have no times. */
export function weekOf(hours: Hours, { locale }: Pick<Language, 'locale'>): DayHours[] {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const runs: { readonly first: number; readonly last: number; readonly times: string[] }[] = []
  for (const [index, day] of days.entries()) {
    const times = timesOn(day, hours, locale)
    const before = runs.at(-1)
    if (before && String(before.times) === String(times)) {
      runs[runs.length - 1] = { ...before, last: index }
    } else runs.push({ first: index, last: index, times })
  }
  return runs.map(({ first, last, times }) => {
    const name = withPlainSpaces(weekday.formatRange(dayOf(first), dayOf(last)))
    return { days: `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}`, times }
  })
}

function timesOn(day: (typeof days)[number], hours: Hours, locale: string): string[] {
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return hours
    .filter((each) => each.days.includes(day))
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
    .map(({ opens, closes }) => withPlainSpaces(time.formatRange(timeOf(opens), timeOf(closes))))
}

/** Fonts lack the thin spaces of `Intl`. */
const withPlainSpaces = (text: string) => text.replaceAll(/[\u2009\u202F]/g, ' ')

/** The first of January 2024 was a Monday. */
const dayOf = (index: number) => Date.UTC(2024, 0, 1 + index)

const timeOf = (text: string) => Date.parse(`2024-01-01T${text}Z`)
