import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  useRouteError,
} from "@remix-run/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ReactNode } from "react";
import { ErrorDeServicio } from "~/features/sitio/errores/ErrorDeServicio";
import { NoEncontrada } from "~/features/sitio/errores/NoEncontrada";
import { type DatosDeRaiz, useRaiz } from "~/shell/marca";
import { useIdSolicitud } from "~/shell/contexto";
import { services } from "~/services.server";
import { marcoDe } from "~/shell/marco.server";
import { Pagina } from "~/shell/Pagina";
import { leerParte } from "~/shell/partes.server";
import { quienEs } from "~/shell/sesion.server";
import "~/styles/theme.css";
import "~/styles/reset.css";

export async function loader(args: LoaderFunctionArgs): Promise<DatosDeRaiz> {
  const { marca } = services;
  return {
    marca,
    marco: marcoDe(args.request, marca),
    persona: await personaEnCabecera(args),
  };
}

/** Who is greeted. What cannot be read costs the greeting, not the page. */
async function personaEnCabecera(args: LoaderFunctionArgs): Promise<DatosDeRaiz["persona"]> {
  const enSesion = await quienEs(args);
  if (!enSesion) return null;
  const [persona, sinVer] = await Promise.all([
    leerParte(args.context, services.cuentas.identidad.persona(enSesion.idPersona)),
    leerParte(args.context, services.avisos.notificacionesSinVer(enSesion.idPersona)),
  ]);
  if (persona.estado === "success" && !persona.valor) return null;
  return {
    nombre: persona.estado === "success" ? (persona.valor?.nombre ?? "") : "",
    notificacionesSinVer: sinVer.estado === "success" ? sinVer.valor : 0,
  };
}

export const meta: MetaFunction = ({ error }) => [
  { title: error ? "No pudimos mostrar esta página · Bienestar" : "Bienestar" },
];

export function Layout({ children }: { children: ReactNode }) {
  const fallo = useRouteError();
  const codigo = useIdSolicitud();
  return (
    <html lang="es-PE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fcfbf9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1615" media="(prefers-color-scheme: dark)" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <Pagina {...useRaiz()} codigoDeSoporte={fallo ? codigo : null}>
        {children}
      </Pagina>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const codigo = useIdSolicitud() ?? undefined;
  if (isRouteErrorResponse(error) && error.status === 404) return <NoEncontrada />;
  return <ErrorDeServicio codigo={codigo} />;
}
