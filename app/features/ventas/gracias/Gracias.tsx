import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { EstadoVacio } from "~/components/EstadoVacio";
import { contenedorMedio, pagina } from "~/styles/layout.css";
import { clases } from "~/components/clases";
import type { loader } from "./gracias.server";

export function Gracias() {
  const { titulo, texto, siguiente, otro } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedorMedio, pagina)}>
      <EstadoVacio
        nivel={1}
        ilustracion="sesion-reservada"
        titulo={titulo}
        acciones={
          <>
            <Boton href={siguiente.href}>{siguiente.texto}</Boton>
            <Boton href={otro.href} variante="secundario">
              {otro.texto}
            </Boton>
          </>
        }
      >
        {texto}
      </EstadoVacio>
    </div>
  );
}
