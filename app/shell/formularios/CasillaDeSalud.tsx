import type { ComponentPropsWithoutRef } from "react";
import { Checkbox } from "~/components/Checkbox";
import { CASILLA_DE_SALUD } from "~/domain/consentimientos/intenciones";
import { enlaceSuelto } from "~/styles/layout.css";
import { EnlaceADocumento } from "../marco/EnlaceADocumento";

type Props = ComponentPropsWithoutRef<"input"> & {
  id: string;
  etiqueta: string;
  enlace: string;
  version: string;
  /** True when the person ticked this box before for the same purpose. */
  yaDada?: boolean;
  /** Reason why the consent is asked for on this page; null when it is obvious. */
  porQue?: string | null;
  errors?: string[] | undefined;
};

/**
 * Checkbox for the consent to the use of health data (Ley 29733, art. 13.6), with the text it refers to; see
 * `consentimientoDeSalud.server.ts`.
 */
export function CasillaDeSalud({
  etiqueta,
  enlace,
  version,
  yaDada = false,
  porQue = null,
  ...casilla
}: Props) {
  return (
    <>
      <input type="hidden" name="versionDeDatos" value={version} />
      <Checkbox
        name={CASILLA_DE_SALUD}
        value="1"
        label={etiqueta}
        hint={
          <>
            {porQue && `${porQue} `}
            {yaDada && "Ya lo autorizaste para esta sesión. "}
            <EnlaceADocumento href={enlace} className={enlaceSuelto}>
              Leer el texto
            </EnlaceADocumento>
          </>
        }
        {...casilla}
      />
    </>
  );
}
