import type { ComponentPropsWithoutRef } from "react";
import { Checkbox } from "~/components/Checkbox";
import { CASILLA_DE_SALUD } from "~/domain/consentimientos/casillaDeSalud";
import { enlaceSuelto } from "~/styles/layout.css";
import { EnlaceADocumento } from "./EnlaceADocumento";

type Props = ComponentPropsWithoutRef<"input"> & {
  id: string;
  etiqueta: string;
  enlace: string;
  version: string;
  /** Ticked before, for the same thing. */
  yaDada?: boolean;
  /** Why it is asked here, where that is not plain. */
  porQue?: string | null;
  errors?: string[] | undefined;
};

/** The consent to the use of health data, with which text it is about; see `consentimientoDeSalud.server.ts`. */
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
