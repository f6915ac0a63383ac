import { useLocation } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { Icono } from "~/components/Icono";
import { clases } from "~/components/clases";
import { contenedor } from "~/styles/layout.css";
import type { DatosDeRaiz } from "./marca";
import { MenuDeCuenta } from "./MenuDeCuenta";
import * as css from "./Pagina.css";

const ENTRADAS = [
  { href: "/especialista", texto: "Especialistas", icono: "personas" },
  { href: "/agendar", texto: "Agendar", icono: "calendario" },
  { href: "/mi-zona-privada", texto: "Mi zona", icono: "persona" },
] as const;

export function Cabecera({ marca, persona }: Pick<DatosDeRaiz, "marca" | "persona">) {
  const { pathname } = useLocation();
  return (
    <header className={css.cabecera}>
      <div className={clases(contenedor, css.fila)}>
        <a href="/" className={css.logo}>
          <Simbolo />
          {marca.nombre}
        </a>
        <nav aria-label="Principal" className={css.navegacion}>
          {ENTRADAS.map(({ href, texto, icono }) => (
            <a
              key={href}
              href={href}
              className={css.entrada}
              aria-current={pathname === href ? "page" : pathname.startsWith(`${href}/`) || undefined}
            >
              <Icono nombre={icono} className={css.soloMovil} />
              {texto}
            </a>
          ))}
        </nav>
        <div className={css.sesion}>
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
                <Icono nombre="campana" tamano={24} />
                {persona.notificacionesSinVer > 0 && (
                  <span className={css.cuenta}>{Math.min(persona.notificacionesSinVer, 99)}</span>
                )}
              </a>
              <MenuDeCuenta nombre={persona.nombre} />
            </>
          ) : (
            !/^\/iniciar-sesion(\/|$)/.test(pathname) && (
              <Boton href="/iniciar-sesion" variante="secundario" className={css.compacto}>
                Iniciar sesión
              </Boton>
            )
          )}
        </div>
      </div>
    </header>
  );
}

/** A sun that comes up over the sea. */
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
