import { Image } from "~/components/Image";
import { direccionDeTema, type Puerta } from "~/domain/contenido/contenido";
import type { Necesidad } from "./necesidad";
import * as css from "./Necesidades.css";

/** Doors to the page of each need: a drawing, and the need in a person's words. */
export function Necesidades({ necesidades }: { necesidades: readonly Necesidad[] }) {
  return (
    <ul className={css.puertas}>
      {necesidades.map(({ url, necesidad, dibujo }) => (
        <li key={url}>
          <a href={direccionDeTema(url)} className={css.puerta}>
            <DibujoDeTema dibujo={dibujo} className={css.dibujo} />
            <span className={css.nombre}>{necesidad}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Drawing of a need. It tells nothing beyond the words beside it. */
export const DibujoDeTema = ({ dibujo, className }: Pick<Puerta, "dibujo"> & { className: string }) => (
  <Image src={`/ilustraciones/temas/${dibujo}.svg`} width={240} height={150} alt="" className={className} />
);
