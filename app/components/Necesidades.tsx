import { Image } from "./Image";
import { direccionDeTema, type DibujoDeTema } from "~/domain/contenido/contenido";
import type { Necesidad } from "./necesidadesDe";
import * as css from "./Necesidades.css";

/** Tiles that lead to the page of each need: a drawing, and the need in a person's words. */
export function Necesidades({ necesidades }: { necesidades: readonly Necesidad[] }) {
  return (
    <ul className={css.necesidades}>
      {necesidades.map(({ url, necesidad, dibujo }) => (
        <li key={url}>
          <a href={direccionDeTema(url)} className={css.necesidad}>
            <Dibujo dibujo={dibujo} className={css.dibujo} />
            <span className={css.palabras}>{necesidad}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Drawing of a need. It tells nothing beyond the words beside it. */
const Dibujo = ({ dibujo, className }: { dibujo: DibujoDeTema | null; className: string }) =>
  dibujo && (
    <Image src={`/ilustraciones/temas.svg#${dibujo}`} width={240} height={150} alt="" className={className} />
  );
