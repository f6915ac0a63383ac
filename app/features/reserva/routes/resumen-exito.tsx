import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { Precio } from "~/components/Precio";
import { bonos } from "~/domain/saldo/saldo";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "~/shell/zona.server";
import { fila, pila, textoSuave } from "~/styles/layout.css";
import { PaginaDeResultado } from "../components/PaginaDeResultado";
import { verResultado } from "../resumen.server";

export const meta: MetaFunction = () => [{ title: "Tu sesión está reservada · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return verResultado("exito", idPersona, new URL(request.url), zonaDelDispositivo(request));
}

export default function Exito() {
  const { sesion, formaDePago, precioCentimos, seDevuelve } = useLoaderData<typeof loader>();
  return (
    <PaginaDeResultado titulo="Tu sesión está reservada" sesion={sesion}>
      <div className={pila.corta}>
        <p>
          {formaDePago === "saldo" ? (
            `La pagaste con ${bonos(1)} de tu saldo.`
          ) : (
            <>
              Pagaste <Precio centimos={precioCentimos} conIgv /> con tarjeta.
            </>
          )}
        </p>
        {formaDePago === "tarjeta" && seDevuelve > precioCentimos && (
          <p>
            Además recibimos otro pago por esta sesión: te devolvemos{" "}
            <Precio centimos={seDevuelve - precioCentimos} /> a tu tarjeta.
          </p>
        )}
        <p>{sesion.reglaDeCambio}</p>
        <p className={textoSuave}>Te enviamos los datos a tu correo.</p>
      </div>
      <div className={fila.media}>
        <Boton href="/mi-zona-privada">Ver mi agenda</Boton>
        <Boton href="/agendar" variante="texto">
          Agendar otra sesión
        </Boton>
      </div>
    </PaginaDeResultado>
  );
}
