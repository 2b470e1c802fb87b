/** A room in a product list: a picture two columns wide, as high as the products' pictures, with a link. */
import type { RoomLink } from '../../core/editorial/room.ts';
import { ROOM_COPY } from '../../core/editorial/room-copy.ts';
import { roomPath } from '../../core/shop/routes.ts';
import { Picture } from '../Picture.tsx';

const SIZES = '(min-width: 120rem) 29vw, (min-width: 75rem) 37vw, (min-width: 48rem) 62vw, 92vw';
const MAX_WIDTH = 1440;

export function RoomTile({ room }: { readonly room: RoomLink }) {
  return (
    <div className="group relative col-span-2 list:hidden">
      <div className="room-tile overflow-hidden rounded-control">
        <Picture
          picture={room.picture}
          sizes={SIZES}
          max={MAX_WIDTH}
          alt=""
          className="pulse size-full"
          imgClassName="transition-transform duration-(--section) group-hover:scale-[1.02]"
        />
      </div>
      <p className="pt-3 font-serif text-[1.5rem] leading-[1.2]">
        <a
          href={roomPath(room.order)}
          className="decoration-1 underline-offset-4 outline-none after:absolute after:inset-0 after:rounded-control group-hover:underline focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink"
        >
          {ROOM_COPY.see(room.name)}
        </a>
      </p>
      <p className="mt-1 line-clamp-2 text-caption text-soot">{room.line}</p>
    </div>
  );
}
