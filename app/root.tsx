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
import { ErrorDeServicio } from "~/features/errores/ErrorDeServicio";
import { NoEncontrada } from "~/features/errores/NoEncontrada";
import { type DatosDeRaiz, useRaiz } from "~/shell/marca";
import { useIdSolicitud } from "~/shell/contexto";
import { services } from "~/services.server";
import { codigoDeAyuda } from "~/shell/codigoDeAyuda.server";
import { Pagina } from "~/shell/Pagina";
import { leerParte } from "~/shell/partes.server";
import { quienEs } from "~/shell/sesion.server";
import "~/styles/theme.css";
import "~/styles/reset.css";

export async function loader(args: LoaderFunctionArgs): Promise<DatosDeRaiz> {
  const enSesion = await quienEs(args);
  return {
    marca: services.marca,
    persona: enSesion && (await nombreDe(enSesion.idPersona, args)),
    codigoDeAyuda: codigoDeAyuda(args),
  };
}

/** A name that cannot be read takes no page down with it. */
async function nombreDe(idPersona: number, { context }: LoaderFunctionArgs) {
  const persona = await leerParte(context, services.identidad.persona(idPersona));
  if (persona.estado === "error") return { nombre: "" };
  return persona.valor && { nombre: persona.valor.nombre };
}

export const meta: MetaFunction = ({ error }) => [
  { title: error ? "No pudimos mostrar esta página · Bienestar" : "Bienestar" },
];

export function Layout({ children }: { children: ReactNode }) {
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
      <Pagina {...useRaiz()}>{children}</Pagina>
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
