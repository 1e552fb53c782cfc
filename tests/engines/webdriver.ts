import { expect } from 'playwright/test';

/** Sends a command of WebDriver. Returns the value of the answer, and throws what the driver reports. */
export type WebDriver = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Waits until a program answers at the address. */
export async function connect(address: string): Promise<WebDriver> {
  const driver: WebDriver = async (method, path, body) => {
    const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };
  await expect(() => driver('GET', '/status')).toPass();
  return driver;
}
