import { redirect, type MetaFunction } from "@remix-run/node";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { classNames } from "~/components/classNames";
import { services } from "~/services.server";
import { responder } from "~/shell/responder";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import type { LoaderArgs } from "~/shell/route";

export const meta: MetaFunction = () => [{ title: "Abrir desde la app" }];

/** Opens a page of ours for the native app, from an encrypted message in the address: `/puente?m=…`. */
export function loader({ request }: LoaderArgs) {
  const ruta = services.cuentas.abrirPuente(new URL(request.url).searchParams.get("m"));
  return ruta ? redirect(ruta) : responder(null, 400);
}

export default function Puente() {
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>No pudimos abrir este enlace</h1>
      <EmptyState
        title="El enlace venció o llegó incompleto"
        illustration="no-encontrada"
        actions={<Button href="/">Ir al inicio</Button>}
      >
        Vuelve a la app y ábrelo otra vez desde ahí.
      </EmptyState>
    </div>
  );
}
