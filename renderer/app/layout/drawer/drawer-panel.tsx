import './drawer.css'
import { useSite } from '../../site/site-state.tsx'
import { WallArt } from '../../ui/wall-art.tsx'
import { DrawerMenu } from './drawer-menu.tsx'

export interface DrawerPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The content of the drawer. Its code and styles load when the visitor is about to open it. */
export function DrawerPanel({ isOpen, onClose }: DrawerPanelProps) {
  const { drawerWall } = useSite().chrome

  return (
    <div className="drawer-inner">
      {drawerWall && <WallArt wall={drawerWall} className="drawer-wall" />}
      <DrawerMenu isOpen={isOpen} onClose={onClose} />
    </div>
  )
}
