"""Mutation testing of the rules: rule functions are broken one at a time, and some test must notice.

A tool of our own, because what the package index has does not fit. cosmic-ray changes the file on disk and
starts the test command anew for each mutant: seconds of import and collection for a test of 30 ms. mutmut
forks, but it rewrites every module into a copy of the project, leaves out functions with a decorator, changes
the words of refusals, deletes no statement and drops no clause of a condition, and knows neither samples nor
rule ids. Here the tests are collected once, and each mutant is a fork in which one function got other code.
"""
