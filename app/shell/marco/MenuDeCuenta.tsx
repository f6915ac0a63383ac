import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { Icon } from "~/components/Icon";
import { AYUDA, CUENTA } from "./mapa";
import * as css from "./MenuDeCuenta.css";

/** Initial of a person's name. A character may take two UTF-16 units, so it is not cut by index. */
const inicialDe = (nombre: string) => (Array.from(nombre)[0] ?? "").toLocaleUpperCase("es-PE");

/** Folded menu of the account, with «Cerrar sesión»: the header of a phone has little room. */
export function MenuDeCuenta({ nombre }: { nombre: string }) {
  return (
    <details className={css.menu}>
      <summary className={css.tirador} aria-label="Tu cuenta">
        {/* The icon of a person replaces a name that could not be read. */}
        <span aria-hidden="true" className={css.inicial}>
          {nombre ? inicialDe(nombre) : <Icon name="persona" />}
        </span>
        <Icon name="abajo" size={16} />
      </summary>
      <div className={css.panel}>
        {nombre && <p className={css.nombre}>{nombre}</p>}
        <ul>
          {[...CUENTA, AYUDA].map(({ href, texto }) => (
            <li key={href}>
              <a href={href} className={css.lugar}>
                {texto}
              </a>
            </li>
          ))}
        </ul>
        <Form action="/cerrar-sesion">
          <Button variant="secondary" className={css.salida}>
            Cerrar sesión
          </Button>
        </Form>
      </div>
    </details>
  );
}
