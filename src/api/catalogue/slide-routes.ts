/** Hero slides. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/engine/db.ts';
import { slides } from '../../db/schema/shop.ts';
import { serve } from '../http/route.ts';
import { serializeSlide } from './serializers.ts';

export function slideRoutes(app: FastifyInstance, db: Db): void {
  serve(app, 'slides', async () => {
    const rows = await db.select().from(slides).where(eq(slides.active, true)).orderBy(slides.position);
    return { success: true, data: rows.map(serializeSlide) };
  });
}
