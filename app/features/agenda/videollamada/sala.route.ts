export { loader, action } from "./sala.server";
