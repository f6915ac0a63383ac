import { useActionData } from "@remix-run/react";
import { AyudaConCodigo } from "../marco/AyudaPorWhatsapp";
import type { SinHacer } from "../formularios/envio.server";
import { useRaiz } from "../marco/marca";

/** Contact with customer service, shown when a form failed because another service does not answer. */
export function AyudaSiFalla() {
  const { marca } = useRaiz();
  const codigo = useActionData<Partial<Pick<SinHacer, "soporte">>>()?.soporte ?? null;
  return <AyudaConCodigo marca={marca} codigo={codigo} />;
}

/** Heading of the errors of a form that pays. When the payment gateway does not answer, no field is wrong. */
export const tituloDeErrores = (soporte: string | null | undefined) =>
  soporte ? "No pudimos abrir el pago" : undefined;
