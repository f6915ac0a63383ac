import { AL_ESPERAR, EN_BANDEJA, PELIGRO } from "~/domain/shared/navegacion/bandeja";
import { cuerpoDe } from "../formularios/cuerpoDe";

/** Form that the outbox sends instead of the browser, and the button that was pressed. */
export interface FormularioEnviado {
  form: HTMLFormElement;
  boton: HTMLElement | null;
}

/** True while the form on the page still has the content that was sent. */
export const sigueIgual = (formulario: FormularioEnviado | null, cuerpo: string | undefined) =>
  formulario !== null && cuerpoDe(formulario.form, formulario.boton) === cuerpo;

export const hayPeligro = (form: HTMLFormElement) => form.querySelector(`[${PELIGRO}]:checked`) !== null;

/** Shows the help lines to a person whose answer signals danger, and moves the focus to them (WCAG 2.2, 2.4.3). */
export function ayudarSiHayPeligro(form: HTMLFormElement): void {
  const ayuda = document.querySelector<HTMLElement>(`[${AL_ESPERAR}]`);
  if (!ayuda?.hidden || !hayPeligro(form)) return;
  ayuda.hidden = false;
  ayuda.tabIndex = -1;
  ayuda.focus();
}

/** Labels of required fields that are empty; none when the button sends an incomplete form on purpose. */
export function camposQueFaltan({ form, boton }: FormularioEnviado): string[] {
  if (boton instanceof HTMLButtonElement && boton.formNoValidate) return [];
  const datos = new FormData(form);
  const requeridos = form.getAttribute(EN_BANDEJA)!.split(" ").filter(Boolean);
  return requeridos.filter(
    (nombre) => !datos.getAll(nombre).some((valor) => typeof valor === "string" && valor.trim()),
  );
}

/** Sends the form as the browser would: the page of the server shows the errors, with what was typed. */
export function enviarComoDocumento({ form, boton }: FormularioEnviado): void {
  enviarCon(form, boton instanceof HTMLButtonElement && boton.name ? [[boton.name, boton.value]] : []);
}

/** Adds fields to the sent data and not to the form, because React may take the form over before the answer arrives. */
export function enviarCon(form: HTMLFormElement, campos: Iterable<readonly [string, string]>): void {
  form.addEventListener(
    "formdata",
    ({ formData }) => {
      for (const [nombre, valor] of campos) formData.append(nombre, valor);
    },
    { once: true },
  );
  HTMLFormElement.prototype.submit.call(form);
}
