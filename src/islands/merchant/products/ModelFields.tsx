/** The 3D model of a product: added by drop or file dialog, previewed on demand, replaced or removed. */
import { Button } from '../../../components/Button.tsx';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { MEDIA_COPY } from '../../../core/merchant/product-media-copy.ts';
import { groupDigits } from '../../../core/shop/digits.ts';
import { announce } from '../../../stores/announcements.ts';
import { FileDrop } from './FileDrop.tsx';
import { ModelPreview } from './ModelPreview.tsx';
import { Section } from './Section.tsx';
import type { Editor } from './use-editor.ts';
import type { useModelUpload } from './use-model-upload.ts';

const { model: TEXT } = MEDIA_COPY;

type Props = { readonly editor: Editor; readonly upload: ReturnType<typeof useModelUpload> };

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? TEXT.kilobytes(Math.ceil(bytes / 1000)) : TEXT.megabytes((bytes / 1_000_000).toFixed(1));

export function ModelFields({ editor, upload }: Props) {
  const { form, set, errorOf } = editor;
  const { model } = form;
  const { now } = upload;
  const fault = now.state === 'failed' ? MEDIA_COPY.pictures.failed(now.name, now.message) : errorOf('model');
  return (
    <Section title={SAY.sections.model} hint={TEXT.hint}>
      {model && (
        <div className="mb-6">
          <ModelPreview key={model.hash} hash={model.hash}>
            <span className="tabular-nums">{TEXT.facts(groupDigits(model.triangles), sizeText(model.bytes))}</span>
            <Button
              kind="quiet"
              className="min-h-11 text-danger"
              onClick={() => {
                set({ model: null });
                announce(TEXT.removed);
              }}
            >
              {TEXT.remove}
            </Button>
          </ModelPreview>
        </div>
      )}
      <FileDrop
        label={model ? TEXT.replace : TEXT.drop}
        choose={TEXT.choose}
        hint={TEXT.limits}
        accept=".glb,model/gltf-binary"
        error={fault}
        onFile={upload.add}
      />
      <p aria-live="polite" className="text-small text-soot">
        {now.state === 'going' && (
          <span className="flex min-h-11 items-center">
            {now.percent < 100 ? TEXT.sending(now.name, now.percent) : TEXT.reading(now.name)}
          </span>
        )}
      </p>
    </Section>
  );
}
