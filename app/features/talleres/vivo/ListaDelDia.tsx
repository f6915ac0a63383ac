import { enlaceSuelto, pila, textoSuave } from "~/styles/layout.css";
import type { FichaDeFecha } from "./ficha";
import { PUNTO } from "./punto";
import * as css from "./vivo.css";

/** Dates of workshops in a day or a month, one row each, so that a month fits in a page. */
export function ListaDelDia({
  titulo,
  todo,
  siNada,
  fechas,
}: {
  titulo: string | null;
  todo: string | null;
  siNada: string;
  fechas: readonly Pick<
    FichaDeFecha,
    "clave" | "href" | "titulo" | "iso" | "cuando" | "demostracion" | "lugares" | "precio" | "lugarPropio"
  >[];
}) {
  return (
    <section aria-labelledby="del-dia" className={pila.corta}>
      <h2 id="del-dia">
        <span className={css.mes}>{titulo ?? "Todo el mes"}</span>
      </h2>
      {todo && (
        <p>
          <a href={todo} className={enlaceSuelto}>
            Ver todo el mes
          </a>
        </p>
      )}
      {fechas.length === 0 ? (
        <p className={textoSuave}>{siNada}</p>
      ) : (
        <ul className={css.fechas}>
          {fechas.map(
            ({ clave, href, titulo: taller, iso, cuando, demostracion, lugares, precio, lugarPropio }) => (
              <li key={clave}>
                <a href={href} className={css.fecha}>
                  <span>{taller}</span>
                  <span className={textoSuave}>
                    <time dateTime={iso} className={css.dia}>
                      {cuando}
                    </time>
                    {PUNTO}
                    {demostracion && demostracion + PUNTO}
                    {precio}
                    {PUNTO}
                    {lugares}
                    {lugarPropio && (
                      <>
                        {PUNTO}
                        <strong>{lugarPropio}</strong>
                      </>
                    )}
                  </span>
                </a>
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}
