import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { contenedorMedio, pagina } from "~/styles/layout.css";
import { classNames } from "~/components/classNames";
import type { loader } from "./gracias.server";

export function Gracias() {
  const { titulo, texto, siguiente, otro } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina)}>
      <EmptyState
        level={1}
        illustration="sesion-reservada"
        title={titulo}
        actions={
          <>
            <Button href={siguiente.href}>{siguiente.texto}</Button>
            <Button href={otro.href} variant="secondary">
              {otro.texto}
            </Button>
          </>
        }
      >
        {texto}
      </EmptyState>
    </div>
  );
}
