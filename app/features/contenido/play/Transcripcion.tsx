import { useMemo, type MouseEvent, type RefObject } from "react";
import { pila } from "~/styles/layout.css";
import { irA } from "./cliente/mandos";
import { useMomento } from "./cliente/useMomento";
import { enReloj } from "./enReloj";
import * as css from "./play.css";

interface Frase {
  segundo: number;
  texto: string;
  href: string;
}

interface Props {
  video: RefObject<HTMLVideoElement>;
  frases: readonly Frase[];
}

/**
 * Words of a video as text (WCAG 2.2, 1.2.3). Each sentence leads to its moment: by its address, or at once with
 * scripts.
 */
export function Transcripcion({ video, frases }: Props) {
  const segundos = useMemo(() => frases.map(({ segundo }) => segundo), [frases]);
  const actual = useMomento(video, segundos);

  const ir = (event: MouseEvent, segundo: number) => {
    const player = video.current;
    // A press with a modifier key opens another tab or window, for which the address of the link suffices.
    if (!player || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    irA(player, segundo);
  };

  return (
    <section aria-labelledby="transcripcion" className={pila.corta}>
      <h2 id="transcripcion">Transcripción</h2>
      <ol className={css.transcripcion} role="list">
        {frases.map(({ segundo, texto, href }, indice) => (
          <li key={segundo}>
            <a
              href={href}
              className={css.frase}
              aria-current={indice === actual || undefined}
              onClick={(event) => ir(event, segundo)}
            >
              <span className={css.momento}>{enReloj(segundo)}</span>
              {texto}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
