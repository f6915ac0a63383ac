import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { Icon } from "~/components/Icon";
import { AYUDA, CUENTA } from "./mapa";
import * as css from "./MenuDeCuenta.css";

/** A letter may take two places of a text: half of one is none. */
const inicialDe = (nombre: string) => (Array.from(nombre)[0] ?? "").toLocaleUpperCase("es-PE");

/** What belongs to the account and the way out of it, folded: the header has room for little else on a telephone. */
export function MenuDeCuenta({ nombre }: { nombre: string }) {
  return (
    <details className={css.menu}>
      <summary className={css.tirador} aria-label="Tu cuenta">
        {/* Without a name, which could not be read, the drawing of a person stands for it. */}
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
