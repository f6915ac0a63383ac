import { CardFoot } from "~/components/Card";
import { Tag } from "~/components/Tag";
import { ListaConImagenes, TarjetaConImagen } from "~/components/TarjetaConImagen";
import { Equipo } from "./Equipo";
import type { FichaDeFecha } from "./ficha";
import { PUNTO } from "./punto";
import * as css from "./vivo.css";

/** Cards on a telephone's first screen. */
const A_LA_VISTA = 4;

/** Dates of workshops as cards. The time comes first, because people choose by it. */
export function ListaDeFechas({ fechas, nivel }: { fechas: readonly FichaDeFecha[]; nivel: 2 | 3 }) {
  return (
    <ListaConImagenes>
      {fechas.map((ficha, indice) => (
        <TarjetaConImagen
          key={ficha.clave}
          href={ficha.href}
          titulo={ficha.titulo}
          nivel={nivel}
          imagen={ficha.imagen}
          diferida={indice >= A_LA_VISTA}
          encima={<Equipo {...ficha.equipo} />}
          antes={
            <p className={css.cuando}>
              <time dateTime={ficha.iso}>{ficha.cuando}</time>
              {ficha.lugarPropio && PUNTO + ficha.lugarPropio}
            </p>
          }
        >
          {ficha.demostracion && <Tag>{ficha.demostracion}</Tag>}
          <CardFoot>
            {ficha.detalles}
            <br />
            <strong className={css.dia}>{ficha.lugares}</strong>
          </CardFoot>
        </TarjetaConImagen>
      ))}
    </ListaConImagenes>
  );
}
