import type { Page } from 'playwright'

/**
 * How many rules the style sheet of every page has, besides those for paper and for browsers without scripts, and the
 * selectors of those that match an element to which no equal rule inside the document applies. What stands in a
 * closed panel shows once React has opened it.
 */
export const unstyled = (page: Page) =>
  page.evaluate(() => {
    interface Flat {
      /** What the rule stands in, and what it declares. */
      readonly key: string
      readonly selector: string
    }
    const flatten = (rules: CSSRuleList, place: string, parent: string): readonly Flat[] =>
      Array.from(rules).flatMap((rule): readonly Flat[] => {
        if (rule instanceof CSSStyleRule) {
          const own = rule.selectorText
          const nested = own.includes('&') ? own.replaceAll('&', parent) : `${parent} ${own}`
          const selector = parent ? nested : own
          const nestedRules = flatten(rule.cssRules, place, `:is(${selector})`)
          return rule.style.length > 0
            ? [{ key: place + rule.style.cssText, selector }, ...nestedRules]
            : nestedRules
        }
        if (rule instanceof CSSNestedDeclarations)
          return [{ key: place + rule.style.cssText, selector: parent }]
        if (!(rule instanceof CSSGroupingRule)) return []
        const name = rule instanceof CSSLayerBlockRule ? rule.name : ''
        const condition = rule instanceof CSSConditionRule ? rule.conditionText : ''
        return flatten(rule.cssRules, `${place}${name}${condition}{`, parent)
      })
    const rulesOf = (element: string) =>
      Array.from(document.styleSheets)
        .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches(element))
        .flatMap(({ cssRules }) => flatten(cssRules, '', ''))
    const late = document.querySelector<HTMLElement>('script[data-late]')?.dataset['late']
    const inside = Map.groupBy(rulesOf('style[data-style]'), ({ key }) => key)
    const ofElement = (selector: string) =>
      selector
        .replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '')
        .replaceAll(/(^|[\s>+~,(])(?=$|[,)])/g, '$1*')

    const whole = rulesOf(`link[href="${late}"]`).filter(
      ({ key }) => !/print\{|scripting: none/.test(key),
    )
    const lost = whole.filter(({ key, selector }) => {
      const same = inside.get(key) ?? []
      return Array.from(document.querySelectorAll(ofElement(selector))).some(
        (element) =>
          !element.closest('.disclosure-panel[hidden]') &&
          !same.some((rule) => element.matches(ofElement(rule.selector))),
      )
    })
    return { rules: whole.length, lost: lost.map(({ selector }) => selector) }
  })
