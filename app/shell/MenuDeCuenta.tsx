import { Boton } from "~/components/Boton";
import { Formulario } from "~/components/Formulario";
import { Icono } from "~/components/Icono";
import * as css from "./MenuDeCuenta.css";

const LUGARES = [
  { href: "/mi-perfil", texto: "Mi perfil" },
  { href: "/mi-zona-privada/comprobantes", texto: "Tus comprobantes" },
  { href: "/mi-perfil/mis-datos", texto: "Tus datos" },
];

/** What belongs to the account and the way out of it, folded: the header has room for little else on a telephone. */
export function MenuDeCuenta({ nombre }: { nombre: string }) {
  return (
    <details className={css.menu}>
      <summary className={css.tirador}>
        Tu cuenta
        <Icono nombre="abajo" tamano={16} />
      </summary>
      <div className={css.panel}>
        {nombre && <p className={css.nombre}>{nombre}</p>}
        <ul>
          {LUGARES.map(({ href, texto }) => (
            <li key={href}>
              <a href={href} className={css.lugar}>
                {texto}
              </a>
            </li>
          ))}
        </ul>
        <Formulario action="/cerrar-sesion">
          <Boton variante="secundario" className={css.salida}>
            Cerrar sesión
          </Boton>
        </Formulario>
      </div>
    </details>
  );
}
