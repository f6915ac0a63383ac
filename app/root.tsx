import { isRouteErrorResponse, Links, type MetaFunction, Outlet, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { OwnerField } from "~/components/ownerField";
import { ENVIO_AJENO, EnvioAjeno, TITULO_DE_ENVIO_AJENO } from "~/features/sitio/errores/EnvioAjeno";
import { ErrorDeServicio } from "~/features/sitio/errores/ErrorDeServicio";
import { NoEncontrada } from "~/features/sitio/errores/NoEncontrada";
import { services } from "~/services.server";
import { ahorraDatos } from "~/shell/marco/ahorro.server";
import { CASA, personaSinNombre } from "~/shell/marco/casa.server";
import { MetaDeLaCasa } from "~/shell/marco/MetaDeLaCasa";
import { type DatosDeRaiz, useRaiz } from "~/shell/marco/marca";
import { useCodigoDeSoporte } from "~/shell/marco/contexto";
import { marcoDe } from "~/shell/marco/marco.server";
import { modalDelMarco } from "~/shell/modales/marcoDeModales.server";
import { Pagina } from "~/shell/marco/Pagina";
import { leerParte } from "~/shell/partes/partes.server";
import { responder, type Respuesta } from "~/shell/responder";
import { selloDePagina } from "~/shell/formularios/selloDePagina.server";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import "~/styles/theme.css";
import "~/styles/reset.css";

export async function loader(args: LoaderArgs): Promise<Respuesta<DatosDeRaiz>> {
  const [{ persona, modal, cookie }, ahorro, marco, sello] = await Promise.all([
    enSuNombre(args),
    ahorraDatos(args.request),
    marcoDe(args, CASA.marca),
    selloDePagina(args),
  ]);
  return responder(
    { ...CASA, ahorro, marco, persona, modal, ...(sello && { sello }) },
    200,
    cookie ? { "set-cookie": cookie } : {},
  );
}

const NADIE = { persona: null, modal: null, cookie: null };

/** The person, their name and the modal that opens for them. A failed reading costs the greeting, not the page. */
async function enSuNombre(
  args: LoaderArgs,
): Promise<Pick<DatosDeRaiz, "persona" | "modal"> & { cookie: string | null }> {
  const leida = await leerParte(args.context, quienEs(args));
  // The database does not say who the person is: a page that needs to know says so itself.
  if (leida.estado === "error") return { ...NADIE, persona: await personaSinNombre(args.request) };
  const enSesion = leida.valor;
  if (!enSesion) return NADIE;
  const [persona, sinVer] = await Promise.all([
    leerParte(args.context, services.cuentas.identidad.persona(enSesion.idPersona)),
    leerParte(args.context, services.avisos.notificacionesSinVer(enSesion.idPersona)),
  ]);
  const conocida = persona.estado === "success" ? persona.valor : undefined;
  if (conocida === null) return NADIE;
  const notificacionesSinVer = sinVer.estado === "success" ? sinVer.valor : 0;
  const saludo = { nombre: conocida?.nombre ?? "", notificacionesSinVer };
  if (!conocida) return { ...NADIE, persona: saludo };
  const visto = await leerParte(args.context, modalDelMarco(args, conocida));
  return { ...NADIE, persona: saludo, ...(visto.estado === "success" && visto.valor) };
}

function tituloDe(error: unknown) {
  if (esDeNoExiste(error)) return "No encontramos esta página";
  return esDeEnvioAjeno(error) ? TITULO_DE_ENVIO_AJENO : "No pudimos mostrar esta página";
}

export const meta: MetaFunction = ({ error }) => [{ title: error ? tituloDe(error) : "" }];

export function Layout({ children }: { children: ReactNode }) {
  const raiz = useRaiz();
  const fallo = useRouteError();
  const codigo = useCodigoDeSoporte();
  return (
    <html lang="es-PE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Nothing is painted before the styles: they are asked for by the first bytes that arrive. */}
        <Links />
        <meta name="theme-color" content="#fcfbf9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1615" media="(prefers-color-scheme: dark)" />
        <MetaDeLaCasa />
        {/* A browser without SVG icons asks for /favicon.ico by itself. */}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <OwnerField.Provider value={raiz.sello}>
        <Pagina
          {...raiz}
          modal={fallo ? null : raiz.modal}
          codigoDeSoporte={fallo ? codigo : null}
          noExiste={esDeNoExiste(fallo)}
        >
          {children}
        </Pagina>
      </OwnerField.Provider>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const codigo = useCodigoDeSoporte() ?? undefined;
  if (esDeNoExiste(error)) return <NoEncontrada />;
  if (esDeEnvioAjeno(error)) return <EnvioAjeno />;
  return <ErrorDeServicio codigo={codigo} />;
}

const esDeNoExiste = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
const esDeEnvioAjeno = (error: unknown) => isRouteErrorResponse(error) && error.status === ENVIO_AJENO;
