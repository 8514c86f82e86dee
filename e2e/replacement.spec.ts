// An engineer looks for domestic replacements, reads the reasons, suggests a pair; an operator publishes it.
