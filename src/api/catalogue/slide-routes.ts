/** Hero slides. */
import type { FastifyInstance } from 'fastify';
import { readActiveSlides } from '../../db/catalogue/slides.ts';
import type { Db } from '../../db/engine/db.ts';
import { serve } from '../http/route.ts';
import { serializeSlide } from './entry-serializers.ts';

export function slideRoutes(app: FastifyInstance, db: Db): void {
  serve(app, 'slides', async () => {
    return { success: true, data: (await readActiveSlides(db)).map(serializeSlide) };
  });
}
