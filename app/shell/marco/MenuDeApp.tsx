import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { Icon } from "~/components/Icon";
import { contenedor } from "~/styles/layout.css";
import { classNames } from "~/components/classNames";
import { BUSCAR } from "~/domain/busqueda/consulta";
import { AYUDA, RECLAMOS } from "./mapa";
import type { DatosDeRaiz } from "./marca";
import * as css from "./MenuDeCuenta.css";

/** Menu of pages inside the app, which have no header or footer. It holds the links that every page needs. */
export function MenuDeApp({ persona }: Pick<DatosDeRaiz, "persona">) {
  const sinVer = persona?.notificacionesSinVer ?? 0;
  return (
    <nav aria-label="Menú" className={classNames(contenedor, css.enApp)}>
      <details className={css.menu}>
        <summary className={css.tirador}>
          Menú
          <Icon name="abajo" size={16} />
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
                {AYUDA.texto}
              </a>
            </li>
            <li>
              <a href="tel:113" className={css.lugar}>
                Ayuda ahora: 113, opción 5
              </a>
            </li>
            <li>
              <a href={RECLAMOS.href} className={css.lugar}>
                {RECLAMOS.texto}
              </a>
            </li>
          </ul>
          {persona ? (
            <Form action="/cerrar-sesion">
              <Button variant="secondary" className={css.salida}>
                Cerrar sesión
              </Button>
            </Form>
          ) : (
            <Button href="/iniciar-sesion" variant="secondary" className={css.salida}>
              Iniciar sesión
            </Button>
          )}
        </div>
      </details>
    </nav>
  );
}
