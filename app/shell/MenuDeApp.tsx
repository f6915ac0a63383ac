import { Boton } from "~/components/Boton";
import { Formulario } from "~/components/Formulario";
import { Icono } from "~/components/Icono";
import { contenedor } from "~/styles/layout.css";
import { clases } from "~/components/clases";
import { BUSCAR } from "~/domain/busqueda/consulta";
import { AYUDA } from "./mapa";
import type { DatosDeRaiz } from "./marca";
import * as css from "./MenuDeCuenta.css";

/** Inside the app there is no frame: what nobody may be left without is folded into one small menu. */
export function MenuDeApp({ persona }: Pick<DatosDeRaiz, "persona">) {
  const sinVer = persona?.notificacionesSinVer ?? 0;
  return (
    <nav aria-label="Menú" className={clases(contenedor, css.enApp)}>
      <details className={css.menu}>
        <summary className={css.tirador}>
          Menú
          <Icono nombre="abajo" tamano={16} />
        </summary>
        <div className={css.panel}>
          <ul>
            {persona && (
              <li>
                <a href="/mi-zona-privada/notificaciones" className={css.lugar}>
                  {sinVer > 0 ? `Notificaciones: ${sinVer} sin ver` : "Notificaciones"}
                </a>
              </li>
            )}
            <li>
              <a href={BUSCAR} className={css.lugar}>
                Buscar
              </a>
            </li>
            <li>
              <a href={AYUDA.href} className={css.lugar}>
                Ayuda
              </a>
            </li>
            <li>
              <a href="/reclamo" className={css.lugar}>
                Libro de Reclamaciones
              </a>
            </li>
          </ul>
          {persona ? (
            <Formulario action="/cerrar-sesion">
              <Boton variante="secundario" className={css.salida}>
                Cerrar sesión
              </Boton>
            </Formulario>
          ) : (
            <Boton href="/iniciar-sesion" variante="secundario" className={css.salida}>
              Iniciar sesión
            </Boton>
          )}
        </div>
      </details>
    </nav>
  );
}
