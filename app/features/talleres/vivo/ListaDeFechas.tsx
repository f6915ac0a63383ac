import { CardFoot } from "~/components/Card";
import { Tag } from "~/components/Tag";
import { ListaConImagenes, TarjetaConImagen } from "~/components/TarjetaConImagen";
import { Equipo } from "./Equipo";
import { pila } from "~/styles/layout.css";
import type { FichaDeFecha } from "./ficha";
import { PUNTO } from "./punto";
import * as css from "./vivo.css";

/** Cards on a telephone's first screen. */
const A_LA_VISTA = 4;

/**
 * Dates of workshops as cards. The time comes first, because people choose by it. Where all are demonstrations, the list
 * says so once.
 */
export function ListaDeFechas({ fechas, nivel }: { fechas: readonly FichaDeFecha[]; nivel: 2 | 3 }) {
  const [primera] = fechas;
  const todasDemostracion = fechas.every(({ demostracion }) => demostracion !== null);
  const lista = (
    <ListaConImagenes>
      {fechas.map((ficha, indice) => (
        <TarjetaConImagen
          key={ficha.clave}
          href={ficha.href}
          titulo={ficha.titulo}
          nivel={nivel}
          imagen={ficha.imagen}
          diferida={indice >= A_LA_VISTA}
          antes={
            <div className={css.cabezaDeFecha}>
              <p className={css.cuando}>
                <time dateTime={ficha.iso}>{ficha.cuando}</time>
                {ficha.lugarPropio && PUNTO + ficha.lugarPropio}
              </p>
              <Equipo {...ficha.equipo} />
            </div>
          }
        >
          {ficha.demostracion && !todasDemostracion && <Tag>{ficha.demostracion}</Tag>}
          <CardFoot>
            {ficha.detalles}
            <br />
            <strong className={css.dia}>{ficha.lugares}</strong>
          </CardFoot>
        </TarjetaConImagen>
      ))}
    </ListaConImagenes>
  );
  if (!primera || !todasDemostracion) return lista;
  return (
    <div className={pila.corta}>
      {lista}
      <p>
        <Tag>{primera.demostracion}</Tag>
      </p>
    </div>
  );
}
