import { useLocation } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { classNames } from "~/components/classNames";
import { BUSCAR, LARGO_DE_CONSULTA } from "~/domain/busqueda/consulta";
import { contenedor } from "~/styles/layout.css";
import type { DatosDeRaiz } from "./marca";
import { dondeEsta, entradaDelMenu, GRUPOS } from "./mapa";
import { MenuDeCuenta } from "./MenuDeCuenta";
import * as css from "./Cabecera.css";
import { enlace } from "./Pagina.css";
import { useHandle, useSalida } from "../route";

type Props = Pick<DatosDeRaiz, "marca" | "persona"> & {
  /** True when the page has a search box of its own. */
  conCampoPropio: boolean;
};

export function Cabecera({ marca, persona, conCampoPropio }: Props) {
  const { pathname, search } = useLocation();
  const handle = useHandle();
  const salida = useSalida();
  // The link «Salir» is left out on the page to which it leads.
  if (salida) {
    return <CabeceraConSalida nombre={marca.nombre} salida={salida === pathname + search ? null : salida} />;
  }
  const aqui = dondeEsta(pathname, handle);
  return (
    <header className={css.cabecera}>
      <div className={classNames(contenedor, css.fila)}>
        <Logo nombre={marca.nombre} />
        <nav aria-label="Principal" className={css.navegacion}>
          <a
            href="/"
            className={classNames(css.entrada, css.soloMovil)}
            aria-current={pathname === "/" ? "page" : undefined}
          >
            <Icon name="casa" />
            Inicio
          </a>
          {GRUPOS.map(({ texto, icono, lugares: [puerta] }) => (
            <a
              key={texto}
              href={puerta.href}
              className={css.entrada}
              aria-current={
                aqui && entradaDelMenu(aqui.grupo) === texto ? actual(pathname, puerta.href) : undefined
              }
            >
              <Icon name={icono} className={css.soloMovil} />
              {texto}
            </a>
          ))}
        </nav>
        <div className={css.sesion}>
          {!conCampoPropio && <Buscador />}
          {persona ? (
            <>
              <a
                href="/mi-zona-privada/notificaciones"
                className={css.campana}
                aria-label={
                  persona.notificacionesSinVer > 0
                    ? `Notificaciones: ${persona.notificacionesSinVer} sin ver`
                    : "Notificaciones"
                }
              >
                <Icon name="campana" size={24} />
                {persona.notificacionesSinVer > 0 && (
                  <span className={css.cuenta}>{Math.min(persona.notificacionesSinVer, 99)}</span>
                )}
              </a>
              <MenuDeCuenta nombre={persona.nombre} />
            </>
          ) : (
            !/^\/iniciar-sesion(\/|$)/.test(pathname) && (
              <Button href="/iniciar-sesion" variant="secondary" className={css.compacto}>
                Iniciar sesión
              </Button>
            )
          )}
        </div>
      </div>
    </header>
  );
}

/** Search: an icon that opens a search box. Where there is room the box is open from the start. */
function Buscador() {
  return (
    <div className={css.lugarDelBuscador}>
      <form action={BUSCAR} role="search" className={css.buscador}>
        <input
          type="search"
          name="q"
          aria-label="Buscar"
          placeholder="Buscar"
          maxLength={LARGO_DE_CONSULTA}
          autoComplete="off"
          enterKeyHint="search"
          className={css.campoDeBusqueda}
        />
        <Icon name="buscar" size={24} className={css.lupa} />
      </form>
    </div>
  );
}

/** Header of a sign-up, a payment or a call. It has few links, so that nobody leaves by mistake. */
function CabeceraConSalida({ nombre, salida }: { nombre: string; salida: string | null }) {
  return (
    <header className={css.cabecera}>
      <div className={classNames(contenedor, css.fila)}>
        <Logo nombre={nombre} />
        {salida && (
          <div className={css.sesion}>
            <a href={salida} className={enlace}>
              <Icon name="cerrar" />
              Salir
            </a>
          </div>
        )}
      </div>
    </header>
  );
}

/** Pages of the same group as the current page, when the group has several. */
export function SegundaFila({ persona }: Pick<DatosDeRaiz, "persona">) {
  const { pathname } = useLocation();
  const aqui = dondeEsta(pathname, useHandle());
  if (!aqui || aqui.grupo.lugares.length === 1 || (aqui.grupo.conSesion && !persona)) return null;
  return (
    <nav aria-label={aqui.grupo.texto} className={css.segundaFila}>
      <ul className={classNames(contenedor, css.hermanos, aqui.grupo.conSesion && css.propias)}>
        {aqui.grupo.lugares
          .filter(({ fueraDeFila }) => !fueraDeFila)
          .map((lugar) => (
            <li key={lugar.href} className={lugar === aqui.lugar ? css.aqui : undefined}>
              <a
                href={lugar.href}
                className={css.hermano}
                aria-current={lugar === aqui.lugar ? actual(pathname, lugar.href) : undefined}
              >
                {lugar.enFila ?? lugar.texto}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** "page" for the current page, true for the section that contains it (WAI-ARIA 1.2, `aria-current`). */
const actual = (pathname: string, href: string) => (pathname === href ? "page" : true);

function Logo({ nombre }: { nombre: string }) {
  return (
    <a href="/" className={css.logo}>
      <Simbolo />
      {nombre}
    </a>
  );
}

/** Symbol of the site: a sun that rises over the sea. */
function Simbolo() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" className={css.simbolo}>
      <path d="M5 17a10 10 0 0 1 20 0z" fill="#f2a541" />
      <path
        d="M2 20q3.25-3 6.5 0t6.5 0 6.5 0 6.5 0M7 25.500q2-1.800 4 0t4 0 4 0 4 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
