import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { HoraDePeru } from "~/shell/marco/HoraDePeru";
import { contenedor, pagina, pila, textoChico, textoSuave } from "~/styles/layout.css";
import { useEquipo } from "./datos";
import * as css from "./Pantalla.css";

interface Props {
  titulo: string;
  /** Sentence under the heading. */
  guia?: ReactNode;
  /** True for the narrow column of a sign-in. */
  angosta?: boolean;
  children: ReactNode;
}

/** A page of the staff site: the frame, the heading, and the screens that the member may open. */
export function Pantalla({ titulo, guia, angosta = false, children }: Props) {
  return (
    <>
      <Cabecera />
      <main className={classNames(contenedor, pagina, pila.amplia, angosta && css.angosta)}>
        <header className={pila.corta}>
          <h1>{titulo}</h1>
          {guia != null && <p className={textoSuave}>{guia}</p>}
        </header>
        {children}
        <p className={classNames(textoChico, textoSuave)}>
          <HoraDePeru />
        </p>
      </main>
    </>
  );
}

/** Marks the screen that is open, and the one whose part is open. The first screen has no parts. */
function actual(href: string, pathname: string) {
  if (href === pathname) return "page";
  return href !== "/equipo" && pathname.startsWith(`${href}/`) ? "true" : undefined;
}

function Cabecera() {
  const { nombre, miembro, pantallas } = useEquipo();
  const { pathname } = useLocation();
  return (
    <header className={css.cabecera}>
      <div className={css.fila}>
        <a href="/equipo" className={css.marca}>
          {nombre}
          <span className={css.sello}>Equipo</span>
        </a>
        {miembro && (
          <form method="post" action="/equipo/salir" className={css.salida}>
            <p className={classNames(css.nombre, css.quien)}>
              {miembro.nombre}
              {miembro.roles.length > 0 && ` · ${miembro.roles.join(", ")}`}
            </p>
            <Button variant="secondary">Salir</Button>
          </form>
        )}
      </div>
      {miembro && (
        <nav aria-label="Pantallas">
          <ul className={css.navegacion}>
            {pantallas.map(({ href, texto }) => (
              <li key={href}>
                <a href={href} className={css.entrada} aria-current={actual(href, pathname)}>
                  {texto}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
