import type { ReactNode } from "react";
import { clases } from "~/components/clases";
import { Ilustracion, type NombreDeIlustracion } from "~/components/Ilustracion";
import { Tarjeta } from "~/components/Tarjeta";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import type { SesionEnPalabras } from "../resumen.server";
import { DatosDeLaSesion } from "./DatosDeLaSesion";

interface Props {
  titulo: string;
  sesion: SesionEnPalabras;
  ilustracion?: NombreDeIlustracion;
  children: ReactNode;
}

/** How an order ended or stands: its heading, the session it was for, and what can be done next. */
export function PaginaDeResultado({ titulo, sesion, ilustracion, children }: Props) {
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      {ilustracion && <Ilustracion nombre={ilustracion} />}
      <h1>{titulo}</h1>
      <Tarjeta como="section" aria-label="Tu sesión">
        <DatosDeLaSesion {...sesion} />
      </Tarjeta>
      {children}
    </div>
  );
}
