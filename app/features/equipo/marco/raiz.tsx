import { isRouteErrorResponse, Links, Meta, Outlet, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { NOMBRE_DE_ROL } from "~/domain/equipo/derechos/derechos";
import { pantallasDe } from "~/domain/equipo/derechos/pantallas";
import { services } from "~/services.server";
import { responder, type Respuesta } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import type { DatosDeEquipo } from "./datos";
import { Pantalla } from "./Pantalla";
import { miembroDe } from "./sesion.server";

/** The root of the staff site. It takes the place of `app/root.tsx` on the listener of the staff. */
export async function loader(args: LoaderArgs): Promise<Respuesta<DatosDeEquipo>> {
  const miembro = await miembroDe(args);
  const roles = miembro?.roles ?? [];
  return responder(
    {
      nombre: services.marca.nombre,
      imagenes: services.imagenes,
      cuentaDe: miembro?.delProveedor ? (services.equipo.proveedor?.nombre ?? null) : null,
      miembro: miembro && { nombre: miembro.nombre, roles: roles.map((rol) => NOMBRE_DE_ROL[rol]) },
      pantallas: miembro ? pantallasDe(roles).map(({ href, texto }) => ({ href, texto })) : [],
    },
    200,
  );
}

export const meta = () => [{ title: "Equipo" }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-PE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Links />
        <Meta />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" content="#fcfbf9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1615" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Words of a failure by its status. */
const PALABRAS: Readonly<Record<number, { titulo: string; texto: string }>> = {
  403: { titulo: "Tu rol no abre esta página", texto: "Si la necesitas, pide el rol a Sistemas." },
  429: {
    titulo: "Viste muchas personas en una hora",
    texto: "Para abrir a otra, búscala y escribe el motivo.",
  },
  404: { titulo: "No encontramos esta página", texto: "Puede que el enlace haya cambiado." },
};
const OTRA_FALLA = { titulo: "No pudimos mostrar esta página", texto: "Vuelve a intentarlo en un momento." };

export function ErrorBoundary() {
  const error = useRouteError();
  const { titulo, texto } = isRouteErrorResponse(error) ? (PALABRAS[error.status] ?? OTRA_FALLA) : OTRA_FALLA;
  return (
    <Pantalla titulo={titulo} guia={texto}>
      <p>
        <a href="/equipo">Ir a Hoy</a>
      </p>
    </Pantalla>
  );
}
