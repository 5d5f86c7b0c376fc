import { lexer } from 'marked'
import { createElement, Fragment } from 'react'

const tags = {
  paragraph: 'p',
  strong: 'strong',
  em: 'em',
  link: 'a',
  list: 'ul',
  list_item: 'li',
  codespan: 'code',
}

export const Markdown = ({ text }) => createElement(Fragment, null, ...lexer(text).map(elementOf))

function elementOf({ type, href, text, tokens, items }) {
  if (type === 'space') return null
  const children = (tokens ?? items)?.map(elementOf) ?? [text]
  return createElement(tags[type] ?? Fragment, href === undefined ? null : { href }, ...children)
}
