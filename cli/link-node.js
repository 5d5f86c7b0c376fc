// Plain JavaScript: the Node that installs the packages runs it. npm takes the Node of this platform by the hash in
// package-lock.json; npm 10 then removes its link together with those of other platforms, so it is set here.
import { existsSync, linkSync, rmSync, symlinkSync } from 'node:fs'

const { platform, arch } = process
const isWindows = platform === 'win32'
const name = `node-${isWindows ? 'win' : platform}-${arch}`
const program = isWindows ? 'node.exe' : 'node'
const packages = new URL('../node_modules/', import.meta.url)
const installed = new URL(`${name}/bin/${program}`, packages)

if (existsSync(installed)) {
  const link = new URL(`.bin/${program}`, packages)
  rmSync(link, { force: true })
  if (isWindows) linkSync(installed, link)
  else symlinkSync(`../${name}/bin/${program}`, link)
}
