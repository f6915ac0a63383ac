/** URL-encoded fields that a browser would send for this form and the pressed button. */
export function cuerpoDe(form: HTMLFormElement, boton: HTMLElement | null): string {
  const datos = new FormData(form);
  if (boton instanceof HTMLButtonElement && boton.name) datos.append(boton.name, boton.value);
  const textos = [...datos].filter((campo): campo is [string, string] => typeof campo[1] === "string");
  return new URLSearchParams(textos).toString();
}
