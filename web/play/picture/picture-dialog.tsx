import { useQuery } from '@tanstack/react-query';
import { Download, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { badges } from '#core/progress/badges.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useSession } from '#web/app/session.ts';
import { BadgeEmblem } from '#web/ui/badge-emblem.tsx';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { penOf, pictureSize, pngOf } from '#web/ui/picture.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { canSend, sendFile } from '#web/ui/send-file.ts';
import { Switch } from '#web/ui/switch.tsx';
import { countrySize, drawPicture, emblemSize, markSize } from './draw-picture.ts';
import { type PictureWords, pictureWords, type SharedResult, spokenPicture } from './picture-words.ts';
import { byDay, imageFrom, svgAddress } from './svg-image.ts';

interface Props {
  result: SharedResult;
  onClose: () => void;
}

/** Makes a picture of a result on this device, to be sent or kept. Whoever hides the name is not named unasked. */
export function PictureDialog({ result, onClose }: Props) {
  const username = useSession().user?.username;
  const account = useQuery(readOptions('account'));
  const [chosen, setChosen] = useState<boolean>();
  const isNamed = chosen ?? account.data?.hideFromRanking === false;
  const name = isNamed ? (account.data?.fullName ?? username) : undefined;
  const words = pictureWords(result, name, location.origin);
  // Beside the page, since the result may stand on a sheet of its own.
  return createPortal(
    <Dialog title="Imagem do resultado" onClose={onClose}>
      <Picture key={spokenPicture(words)} words={words} type={result.game.type} />
      <Switch
        label="Mostrar meu nome"
        note="Quem receber a imagem vê o que está nela."
        isOn={isNamed}
        onChange={setChosen}
      />
      <Button look="quiet" onClick={onClose}>
        Fechar
      </Button>
    </Dialog>,
    document.body,
  );
}

/** The picture and what can be done with it, once it is drawn. */
function Picture({ words, type }: { words: PictureWords; type: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawings = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>();
  const emblem = badges.find(({ name }) => name === words.badge)?.emblem;
  const fileName = `rota-viva-${type}.png`;
  // The words never change in here: other ones are another picture.
  const [drawn] = useState(words);
  useEffect(() => {
    let isWanted = true;
    draw(canvas.current, drawings.current, drawn)
      .then((blob) => isWanted && setFile(new File([blob], fileName, { type: 'image/png' })))
      .catch(() => isWanted && setFile(null));
    return () => {
      isWanted = false;
    };
  }, [drawn, fileName]);
  return (
    <>
      <canvas
        ref={canvas}
        {...pictureSize}
        role="img"
        aria-label={spokenPicture(words)}
        className="mx-auto block max-h-[45dvh] max-w-full rounded-2xl border-2 border-line"
      />
      <div ref={drawings} hidden>
        <BrandMark className="" />
        <Landscape className="" />
        {emblem && <BadgeEmblem emblem={emblem} />}
      </div>
      {file === null ? (
        <p role="alert">Este aparelho não conseguiu fazer a imagem.</p>
      ) : (
        <Actions file={file} words={words} />
      )}
    </>
  );
}

async function draw(
  canvas: HTMLCanvasElement | null,
  drawings: HTMLElement | null,
  words: PictureWords,
): Promise<Blob> {
  const [mark, country, emblem] = drawings?.querySelectorAll('svg') ?? [];
  if (!canvas || !mark || !country) throw new Error('there is nothing to draw');
  const addresses = byDay(() => ({
    mark: svgAddress(mark, markSize, markSize),
    country: svgAddress(country, countrySize.width, countrySize.height),
    emblem: emblem && svgAddress(emblem, emblemSize, emblemSize),
  }));
  drawPicture(penOf(canvas), words, {
    mark: await imageFrom(addresses.mark),
    country: await imageFrom(addresses.country),
    emblem: addresses.emblem === undefined ? undefined : await imageFrom(addresses.emblem),
  });
  return pngOf(canvas);
}

/** Through the device where it can send files, and to keep wherever it is. */
function Actions({ file, words }: { file: File | undefined; words: PictureWords }) {
  const isSendable = file !== undefined && canSend(file);
  const pendingText = file === undefined && 'Fazendo a imagem...';
  const send = () => file && void sendFile(file, `${words.invitation} ${words.address}`);
  return (
    <div className="grid gap-3">
      {isSendable && (
        <Button onClick={send}>
          <Send aria-hidden="true" size={20} />
          Enviar
        </Button>
      )}
      <Button
        look={isSendable ? 'quiet' : 'primary'}
        pendingText={pendingText}
        onClick={() => file && saveFile(file.name, file)}
      >
        <Download aria-hidden="true" size={20} />
        Baixar imagem
      </Button>
    </div>
  );
}
