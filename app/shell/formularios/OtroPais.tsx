import type { FieldMetadata, FormMetadata, SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import {
  CAMBIAR_PAIS,
  nombreConPrefijo,
  OPCIONES_DE_PAIS,
  PAIS_POR_DEFECTO,
  paisDelCodigo,
  prefijoDe,
} from "~/domain/shared/telefono/telefono";
import { soloLectores, textoSuave } from "~/styles/layout.css";
import { Button } from "~/components/Button";

interface Props {
  form: Pick<FormMetadata, "update">;
  pais: Pick<FieldMetadata<string>, "name" | "value">;
  telefono: Pick<FieldMetadata<string>, "id" | "value" | "errors">;
  /** Last answer of the server to the form. Without JavaScript it has just changed the country. */
  ultimo?: SubmissionResult | undefined;
  alElegir?: (iso: string) => void;
}

/** True when the form came back because its country was changed. */
export const cambioDePais = (ultimo: SubmissionResult | undefined) => ultimo?.intent?.type === "update";

/**
 * Button that changes to the country whose code the refused telephone number carries. With scripts it changes at once;
 * without them the server answers the same form with the new country.
 */
export function OtroPais({ form, pais, telefono, ultimo, alElegir }: Props) {
  const [cambio, setCambio] = useState(cambioDePais(ultimo));
  const elegido = pais.value ?? PAIS_POR_DEFECTO;
  const otro = telefono.errors && paisDelCodigo(prefijoDe(elegido) ?? "", telefono.value ?? "");
  const cambiado = cambio && !otro;
  return (
    <>
      {/* The paragraph is out of the flow while it is empty, so that it leaves no gap. */}
      <p role="status" className={cambiado ? textoSuave : soloLectores}>
        {cambiado && `El país ahora es ${OPCIONES_DE_PAIS.find(({ valor }) => valor === elegido)?.texto}.`}
      </p>
      {otro && (
        <div>
          {/* This button comes first in the form: Enter presses it, which sends the form and changes no country (HTML
              § 4.10.21.2). */}
          <button type="submit" hidden />
          <Button
            name={CAMBIAR_PAIS}
            value={otro.iso}
            formNoValidate
            variant="secondary"
            onClick={(event) => {
              event.preventDefault();
              form.update({ name: pais.name, value: otro.iso });
              setCambio(true);
              alElegir?.(otro.iso);
              // The focused button is about to disappear, so the focus moves to the number (WCAG 2.2, 2.4.3).
              document.getElementById(telefono.id)?.focus();
            }}
          >
            Cambiar a {nombreConPrefijo(otro)}
          </Button>
        </div>
      )}
    </>
  );
}
