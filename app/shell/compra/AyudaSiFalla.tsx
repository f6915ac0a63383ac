import { useActionData } from "@remix-run/react";
import { AyudaConCodigo } from "../AyudaPorWhatsapp";
import type { SinHacer } from "../envio.server";
import { useRaiz } from "../marca";

/** Whom to write to where the form of this page was refused because somebody else does not answer. */
export function AyudaSiFalla() {
  const { marca } = useRaiz();
  const codigo = useActionData<Partial<Pick<SinHacer, "soporte">>>()?.soporte ?? null;
  return <AyudaConCodigo marca={marca} codigo={codigo} />;
}

/** Heads the refusals of a form that pays. Where the gateway does not answer no field is wrong. */
export const tituloDeErrores = (soporte: string | null | undefined) =>
  soporte ? "No pudimos abrir el pago" : undefined;
