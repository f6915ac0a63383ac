import type { ComponentProps, ReactNode } from "react";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { QUE_PASO_CON_MI_PAGO } from "~/domain/ventas/pedidos/direcciones";
import { Resultado } from "~/shell/compra/Resultado";
import { enlaceSuelto } from "~/styles/layout.css";
import type { SesionEnPalabras } from "./resumen.server";
import { DatosDeLaSesion } from "./DatosDeLaSesion";

type Props = Omit<ComponentProps<typeof Resultado>, "boleto" | "de" | "pie"> & {
  sesion: SesionEnPalabras;
  /** Further details inside the card of the session. */
  detalle?: ReactNode;
  /** Address of the page "¿Qué pasó con mi pago?", when there is an order. */
  hrefDeQuePaso?: string | null;
};

/** Page with the state or outcome of the order of a session. */
export function PaginaDeResultado({ sesion, detalle, hrefDeQuePaso, ...resultado }: Props) {
  return (
    <Resultado
      {...resultado}
      de="Tu sesión"
      boleto={
        <>
          <DatosDeLaSesion {...sesion} />
          {detalle}
        </>
      }
      pie={
        <>
          {sesion.esDePsicologia && <LineaDeCrisis llamar />}
          {hrefDeQuePaso && (
            <p>
              <a href={hrefDeQuePaso} className={enlaceSuelto}>
                {QUE_PASO_CON_MI_PAGO}
              </a>
            </p>
          )}
        </>
      }
    />
  );
}

export const tituloDeExito = (datos: { cambio: unknown } | undefined) =>
  datos?.cambio ? "Tu sesión cambió de especialista" : "Tu sesión está reservada";
